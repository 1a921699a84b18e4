import type { Rejection } from '#domain/credit/credit-order.ts';
import type { Language } from '#domain/language.ts';

export const rejectionWords: Record<Language, Readonly<Rejection['guide']>> = {
  en: [
    {
      title: 'Check what you told us',
      text: 'Your name, birth date and income must match your documents.',
    },
    {
      title: 'Pay your loans elsewhere first',
      text: 'Overdue loans with other lenders count against you.',
    },
    { title: 'Use clear pictures', text: 'All four corners of your ID must be visible and sharp.' },
  ],
  fil: [
    {
      title: 'I‑check ang sinabi ninyo sa amin',
      text: 'Dapat tugma sa mga dokumento ninyo ang pangalan, birthday at kita.',
    },
    {
      title: 'Bayaran muna ang mga loan ninyo sa iba',
      text: 'Nakakaapekto sa inyo ang mga overdue na loan sa ibang lender.',
    },
    {
      title: 'Gumamit ng malinaw na picture',
      text: 'Dapat kita at malinaw ang apat na sulok ng ID ninyo.',
    },
  ],
};
