import { createContext, type ReactNode } from 'react';

/** Whether the phone has no line, as far as it can tell; the app says so to all pages. */
export const Offline = createContext(false);

/** The way to customer service that needs no internet. Each page ends with it while the phone has no line. */
export const WayWithoutInternet = createContext<ReactNode>(null);
