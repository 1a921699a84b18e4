export { runInfoPages } from './provider.ts';
export { infoScreens } from './screens.tsx';
