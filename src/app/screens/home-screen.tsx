import type { HomeEvent } from '#machines/home/home.setup.ts';
import { type HomeView, selectHomeView } from '#machines/home/view.ts';
import type { RootSnapshot } from '#machines/root/location.ts';
import { HomeScreen as Screen } from '#views/home/home.tsx';
import type { ScreenProps } from '#views/screen.ts';
import { machineScreen } from './machine-screen.tsx';
import { useSelected } from '../use-selected.ts';

const selectName = ({ context }: RootSnapshot) => context.session?.auth.userInfo?.name ?? '';

function NamedHome(props: ScreenProps<HomeView, HomeEvent>) {
  return <Screen {...props} name={useSelected(selectName)} />;
}

/** `/`, with the borrower's name. */
export const HomeScreen = machineScreen(({ home }) => home, selectHomeView, NamedHome);
