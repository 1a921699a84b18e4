import { createContext, type ReactNode } from 'react';

/** Whether the app regards the phone as offline. */
export const Offline = createContext(false);

/** The contact to customer service that needs no internet, for pages while the phone is offline. */
export const WayWithoutInternet = createContext<ReactNode>(null);
