import * as v from 'valibot';

export const Language = v.picklist(['en', 'fil']);
export type Language = v.InferOutput<typeof Language>;

export const defaultLanguage: Language = 'en';
