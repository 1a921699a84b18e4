import { createInstance } from 'i18next';
import type { Language } from '#domain/language.ts';
import enBase from '#i18n/en/base.ts';
import enBorrow from '#i18n/en/borrow.ts';
import enHome from '#i18n/en/home.ts';
import enLogin from '#i18n/en/login.ts';
import enProgress from '#i18n/en/progress.ts';
import enInfo from '#i18n/en/info.ts';
import enRepay from '#i18n/en/repay.ts';
import filBase from '#i18n/fil/base.ts';
import filBorrow from '#i18n/fil/borrow.ts';
import filHome from '#i18n/fil/home.ts';
import filLogin from '#i18n/fil/login.ts';
import filProgress from '#i18n/fil/progress.ts';
import filInfo from '#i18n/fil/info.ts';
import filRepay from '#i18n/fil/repay.ts';
import type { Texts as Resources } from '#i18n/resources.ts';

const resources: Record<Language, Resources> = {
  en: {
    ...enBase,
    borrow: enBorrow,
    home: enHome,
    login: enLogin,
    progress: enProgress,
    info: enInfo,
    repay: enRepay,
  },
  fil: {
    ...filBase,
    borrow: filBorrow,
    home: filHome,
    login: filLogin,
    progress: filProgress,
    info: filInfo,
    repay: filRepay,
  },
};

const texts = createInstance();
await texts.init({
  resources,
  lng: 'en',
  fallbackLng: false,
  interpolation: { escapeValue: false },
});

/** The app's own words: `t('home:limit.action')`, as a person reads them on the screen. */
export function textsIn(language: Language) {
  return texts.getFixedT(language, [
    'common',
    'borrow',
    'failure',
    'home',
    'login',
    'progress',
    'info',
    'repay',
    'title',
    'toastMsg',
  ]);
}

export type Texts = ReturnType<typeof textsIn>;
