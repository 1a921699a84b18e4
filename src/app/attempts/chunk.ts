export { Attempts } from './attempts.tsx';
export { provideAttempts } from './provider.ts';
