import { createContext } from 'react';

/** Whether the phone has no line, as far as it can tell; the app says so to all pages. */
export const Offline = createContext(false);
