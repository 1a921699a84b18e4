import type { Rejection } from '#domain/credit-order.ts';
import type { Language } from '#domain/language.ts';

/** What a rejected borrower can do about it. */
export const rejectionWords: Record<Language, Readonly<Rejection['guide']>> = {
  en: [
    {
      title: 'Check what you told us',
      text: 'Your name, birth date and income must match your documents.',
    },
    {
      title: 'Pay what is open elsewhere',
      text: 'Overdue loans with other lenders count against you.',
    },
    { title: 'Use clear pictures', text: 'All four corners of your ID must be visible and sharp.' },
  ],
  fil: [
    {
      title: 'Suriin ang ibinigay mong impormasyon',
      text: 'Dapat tugma sa mga dokumento ang iyong pangalan, kapanganakan at kita.',
    },
    {
      title: 'Bayaran ang ibang utang',
      text: 'Nakaaapekto ang mga nahuling bayad sa ibang nagpapautang.',
    },
    {
      title: 'Gumamit ng malinaw na larawan',
      text: 'Dapat kita at malinaw ang apat na sulok ng iyong ID.',
    },
  ],
};
