import { selectLoginView } from '#machines/login/view.ts';
import { LoginScreen as Screen } from '#views/login/login.tsx';
import { machineScreen } from './machine-screen.tsx';

/** The first page of a first visit, so its code is part of the start. */
export const LoginScreen = machineScreen(({ login }) => login, selectLoginView, Screen);
