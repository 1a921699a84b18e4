import { createContext, type ReactNode } from 'react';

/** Whether the phone reports no connection; the app provides the value to all pages. */
export const Offline = createContext(false);

/**
 * The contact to customer service that needs no internet, shown at the end of each page while the
 * phone is offline.
 */
export const WayWithoutInternet = createContext<ReactNode>(null);
