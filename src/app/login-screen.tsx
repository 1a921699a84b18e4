import { selectLoginView } from '#machines/login/view.ts';
import { LoginScreen as Screen } from '#views/login/login.tsx';
import { flowScreen } from './flow-screen.tsx';

/** `/login`: the first page of a first visit, so it comes with the app. */
export const LoginScreen = flowScreen(({ login }) => login, selectLoginView, Screen);
