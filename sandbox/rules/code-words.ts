import { accountCodes } from '#domain/account/account-codes.ts';
import { assumedCodes, codes } from '#domain/codes.ts';
import type { Language } from '#domain/language.ts';

const { sessionEmpty, sessionExpired, sessionSqueezed, tokenInvalid } = codes;
const codesByName = {
  sessionEmpty,
  sessionExpired,
  sessionSqueezed,
  tokenInvalid,
  ...assumedCodes,
  ...accountCodes,
};

export type Spoken = keyof typeof codesByName;

/** English messages are those of S8, where S8 has one. */
export const codeWords: Record<Language, Record<Spoken, string>> = {
  en: {
    sessionEmpty: 'User not logged in',
    sessionExpired: 'Token expired, please login again',
    sessionSqueezed: 'The account is logged in from another device',
    tokenInvalid: 'Token invalid, please login again',
    unknownMethod: 'This service is not available yet.',
    wrongSmsCode: 'Please enter the correct verification code',
    expiredSmsCode: 'The code has expired. Please ask for another.',
    tooManySms: 'Too many codes were asked for. Please wait.',
    unknownMobile: 'This mobile number is not registered.',
    wrongPassword: 'Wrong username or password.',
    tooManyPasswords: 'Wrong password too many times. Please wait.',
    creditNotUsable: 'Your limit cannot be used now.',
    amountNotOffered: 'This amount or term is not offered to you.',
    offerChanged: 'The terms have changed. Please read them again.',
    couponNotUsable: 'A coupon cannot be used on this loan.',
    loanPending: 'Another loan of yours is under way.',
    loanOverdue: 'An instalment is overdue.',
    consentMissing: 'Please agree the terms of the loan agreement',
    nothingDue: 'Nothing is due on this loan.',
    amountChanged: 'The amount due has changed. Please look again.',
    accountMismatch: 'The payment must come from your own account.',
    operationInsufficient: 'Repayment amount is insufficient.',
    operationExpired: 'This offer has expired. Please look at the new one.',
    operationWithdrawn: 'This offer is no longer available. Please look at the loan again.',
    operationSettled: 'This loan is fully paid.',
    cardChangeClosed: 'You cannot change the account now.',
    wrongOriginalNumber: 'Incorrect Original Bank Card Number. Please refill.',
    wrongNewNumber: 'Incorrect New Bank Card Number. Please refill.',
    wrongHolder: 'The name must be the account holder’s own.',
    bankInactive: 'This bank takes no new account.',
    faceCheckMissing: 'Please show the app your face first.',
    deletionBlocked:
      'Your account has unpaid loans, pending loan applications, etc. Please delete the account after completion.',
    fileRefused: 'This is not a picture that we accept.',
    messageEmpty: 'The message description cannot be empty',
    tooManyPictures: 'Too many of your pictures have no request yet.',
    pictureGone:
      'A picture is not here any more: without a request we keep it for 24 hours. Upload your pictures again, then send the request.',
    invalidData: 'Some of the data is not valid.',
    attemptReused: 'This differs from what was sent before. So we did nothing.',
    notFound: 'There is no such order.',
  },
  fil: {
    sessionEmpty: 'Hindi pa po kayo naka‑log in',
    sessionExpired: 'Expired na ang login ninyo. Mag‑log in po ulit',
    sessionSqueezed: 'Naka‑log in ang account ninyo sa ibang device',
    tokenInvalid: 'Hindi na valid ang login ninyo. Mag‑log in po ulit',
    unknownMethod: 'Hindi pa available ang service na ito.',
    wrongSmsCode: 'Ilagay po ang tamang verification code',
    expiredSmsCode: 'Expired na ang code. Humingi po ng bago.',
    tooManySms: 'Napakarami nang hininging code. Maghintay po muna.',
    unknownMobile: 'Hindi pa registered ang mobile number na ito.',
    wrongPassword: 'Mali ang username o password.',
    tooManyPasswords: 'Napakaraming beses nang mali ang password. Maghintay po muna.',
    creditNotUsable: 'Hindi magagamit ang limit ninyo ngayon.',
    amountNotOffered: 'Hindi available sa inyo ang halaga o term na ito.',
    offerChanged: 'Nagbago ang terms. Basahin po ulit.',
    couponNotUsable: 'May coupon na hindi magagamit sa loan na ito.',
    loanPending: 'May iba pa kayong loan na pinoproseso.',
    loanOverdue: 'May overdue na hulog.',
    consentMissing: 'Mag‑agree po muna sa terms ng loan agreement',
    nothingDue: 'Walang due sa loan na ito.',
    amountChanged: 'Nagbago ang halagang due. Tingnan po ulit.',
    accountMismatch: 'Dapat pong manggaling ang bayad sa sarili ninyong account.',
    operationInsufficient: 'Kulang ang halaga ng pagbabayad.',
    operationExpired: 'Expired na ang offer na ito. Tingnan po ang bago.',
    operationWithdrawn: 'Hindi na available ang offer na ito. Tingnan po ulit ang loan.',
    operationSettled: 'Ang loan na ito ay fully paid na.',
    cardChangeClosed: 'Hindi ninyo mapapalitan ang account ngayon.',
    wrongOriginalNumber: 'Mali ang original na bank card number. Pakiulit po.',
    wrongNewNumber: 'Mali ang bagong bank card number. Pakiulit po.',
    wrongHolder: 'Dapat pangalan mismo ng account holder ang nakalagay.',
    bankInactive: 'Ang bangkong ito ay hindi na tumatanggap ng bagong account.',
    faceCheckMissing: 'Ipakita po muna ang mukha ninyo sa app.',
    deletionBlocked:
      'Ang account ninyo ay may loan na hindi pa bayad, pending na loan application, atbp. I‑delete po ang account pagkatapos ng mga ito.',
    fileRefused: 'Hindi ito picture na tinatanggap namin.',
    messageEmpty: 'Isulat ang mensahe ninyo',
    tooManyPictures: 'Napakarami na ninyong picture na wala pang request.',
    pictureGone:
      'May picture na wala na rito: kung walang request, 24 oras lang itong nananatili sa amin. I‑upload ulit ang mga picture, saka ipadala ang request.',
    invalidData: 'May data na hindi valid.',
    attemptReused: 'Iba ito sa naipadala na. Kaya wala kaming ginawa.',
    notFound: 'Wala pong ganitong order.',
  },
};

const names = new Map<number, Spoken>(
  Object.keys(codesByName)
    .filter((name): name is Spoken => name in codesByName)
    .map((name) => [codesByName[name], name]),
);

export const codeOf = (name: Spoken): number => codesByName[name];

export function wordsOfCode(code: number, language: Language): string | null {
  const name = names.get(code);
  return name === undefined ? null : codeWords[language][name];
}
