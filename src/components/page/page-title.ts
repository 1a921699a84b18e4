import { createContext } from 'react';

/** What the app calls the page on screen, as a native title bar shows it. Null outside of the app. */
export const PageTitle = createContext<string | null>(null);
