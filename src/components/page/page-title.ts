import { createContext } from 'react';

/** The title of the page on screen, as a native title bar shows it. Null outside of the app. */
export const PageTitle = createContext<string | null>(null);
