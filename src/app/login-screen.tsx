import { selectLoginView } from '#machines/login/view.ts';
import { LoginScreen as Screen } from '#views/login/login.tsx';
import { flowScreen } from './flow-screen.tsx';

/** `/login`: one file with what it takes of the kit, which the page itself asks for. */
export const LoginScreen = flowScreen(({ login }) => login, selectLoginView, Screen);
