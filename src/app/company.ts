import type { CompanyNames } from '#i18n/i18n.ts';

/** The lender's company (SEC MC 19 s.2019). */
export const company: CompanyNames = {
  companyName: 'Hiram Lending Corporation',
  secRegistration: 'CS202400000',
  secCertificate: '0000',
  // Non-breaking spaces keep the number on one line.
  companyHotline: '+63\u{a0}2\u{a0}8123\u{a0}4567',
  companyEmail: 'care@hiram.example',
};
