import AES from 'crypto-js/aes.js';
import CryptoJS from 'crypto-js/core.js';
import Hex from 'crypto-js/enc-hex.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import ECB from 'crypto-js/mode-ecb.js';
import Pkcs7 from 'crypto-js/pad-pkcs7.js';
import dayjs from 'dayjs';
import ky from 'ky';
import * as v from 'valibot';
import { cipherKey } from './cipher-key.ts';

const Loan = v.object({
  id: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  due: v.pipe(
    v.number(),
    v.transform((time) => dayjs(time).format('MMM D')),
  ),
});
const Person = v.object({ name: v.string(), loans: v.array(Loan) });
const Paid = v.object({ paid: v.boolean() });
export type Person = v.InferOutput<typeof Person>;

const options = { mode: ECB, padding: Pkcs7 };
const key = Utf8.parse(cipherKey);

async function call(method: string, data: object): Promise<unknown> {
  const body = AES.encrypt(JSON.stringify(data), key, options).ciphertext.toString(Hex);
  const reply = await ky.post(`/floor-api/${method}`, { body }).text();
  const ciphertext = CryptoJS.lib.CipherParams.create({ ciphertext: Hex.parse(reply) });
  return JSON.parse(AES.decrypt(ciphertext, key, options).toString(Utf8));
}

export const logIn = async (mobile: string) => v.parse(Person, await call('login', { mobile }));
export const pay = async (id: string) => v.parse(Paid, await call('pay', { id }));
