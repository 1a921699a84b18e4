/** Business constants and limits, mostly of S9. Times are milliseconds, lengths are characters. */

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export const currencySymbol = '₱';

export const passwordLength = { min: 8, max: 18 } as const;
export const bankNumberLength = { min: 10, max: 20 } as const;
export const smsCodeLength = 6;

export const apiBase = '/api';
export const apiVersion = 'v1';
export const defaultFieldPrefix = 'credit_';
export const platform = 'android';
export const appVersion = '1.0.0';
export const requestTimeout = 60 * second;

/** 95 % of approvals take at most `usual`. */
export const approvalTime = { usual: 10 * minute, contactService: 24 * hour } as const;
export const disbursementTime = { min: 10 * minute, max: 60 * minute } as const;

export const toastDuration = 2 * second;
export const scrollThrottle = 200;
export const navigationStartDelay = 500;
export const commentLimit = 1_000;
