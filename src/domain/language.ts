import * as v from 'valibot';

/** The languages of the app: English and Filipino. */
export const Language = v.picklist(['en', 'fil']);
export type Language = v.InferOutput<typeof Language>;

export const defaultLanguage: Language = 'en';
