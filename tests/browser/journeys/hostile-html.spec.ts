import * as v from 'valibot';
import { decrypt, encrypt } from '#protocol/cipher.ts';
import { packageName } from '#tests/contract/sandbox/wire-client.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

const elsewhere = 'https://elsewhere.example';

const ran = 'window.ran = true';

/** The last elements are unclosed, so a parser ignores any element after them. */
const hostile = [
  `<script>${ran}</script>`,
  `<img src="${elsewhere}/pixel.png" onerror="${ran}">`,
  `<svg onload="${ran}"><script>${ran}</script><animate onbegin="${ran}" attributeName="x" dur="1s"></svg>`,
  `<iframe srcdoc="<script>parent.ran = true</script>"></iframe>`,
  `<a href="javascript:${ran}" id="root" name="root">x</a><a href="${elsewhere}">y</a>`,
  `<p style="position: fixed; background: url(${elsewhere}/x)" class="app-brand">cover</p>`,
  `<form action="${elsewhere}"><input name="pin"><button>Send</button></form>`,
  `<link rel="stylesheet" href="${elsewhere}/x.css"><style>@import "${elsewhere}/y.css"</style>`,
  `<base href="${elsewhere}"><meta http-equiv="refresh" content="0;url=${elsewhere}">`,
  `<video src="${elsewhere}/v.mp4" poster="${elsewhere}/v.png"></video><audio src="${elsewhere}/a"></audio>`,
  `<object data="${elsewhere}/o"></object><embed src="${elsewhere}/e">`,
  `<table background="${elsewhere}/t.png"><tr><td background="${elsewhere}/t.png">t</td></tr></table>`,
  `<div data-x="1" aria-label="x" role="button" tabindex="0" contenteditable onclick="${ran}">d</div>`,
  `<x-foo is="bar" slot="a" part="b">custom</x-foo><select><option>o</select>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${ran}"></style></table></mtext></math>`,
  `<template><img src="${elsewhere}/t.png"></template>`,
  `<noscript><p title="</noscript><img src=x onerror='${ran}'>"></noscript>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror="${ran}">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${ran}&gt;">`,
];

const plain = [
  '<h2>Loan terms</h2><p lang="fil">Sang‑ayon <strong>ako</strong>.</p>',
  '<tr><th scope="row">Fee</th><td colspan="2">P100</td></tr>',
];
const document = `${plain[0]}<table><tbody>${plain[1]}</tbody></table>${hostile.map((html) => `<div>${html}</div>`).join('')}`;

const Reply = v.looseObject({
  data: v.array(v.looseObject({ method: v.string(), data: v.looseObject({}) })),
});

test(
  'a hostile agreement is displayed, and runs and loads nothing',
  gate,
  async ({ complaints, page, person, signIn, t }) => {
    complaints.expect('refusedMarkup');
    await signIn('approved');
    const outside: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(elsewhere)) outside.push(request.url());
    });
    await page.route('**/api/any/**', async (route) => {
      const call = decrypt(route.request().postData() ?? '', packageName);
      if (!call.includes('loanContractPreview')) return route.fallback();
      const response = await route.fetch();
      const reply = v.parse(Reply, JSON.parse(decrypt(await response.text(), packageName)));
      for (const { method, data } of reply.data) {
        if (method === 'loanContractPreview') data['html'] = document;
      }
      return route.fulfill({ response, body: encrypt(JSON.stringify(reply), packageName) });
    });

    await page.goto('/');
    await person.choosesLoan(5_000);
    await person.link(t('borrow:confirm.tickAgreement')).click();
    const agreement = page.getByRole('region', { name: t('info:agreement.label') });
    const isHarmless = async () => {
      await expect(agreement).toContainText('cover');
      const found = await agreement.evaluate((region) =>
        [...region.querySelectorAll('*')].flatMap(({ attributes, localName }) => [
          localName,
          ...[...attributes].map(({ name }) => `${localName} ${name}`),
        ]),
      );
      // The app itself lets tables take the focus.
      const allowed = ['table tabindex', 'p lang', 'th scope', 'td colspan'];
      const tags = ['h2', 'p', 'strong', 'div', 'table', 'tbody', 'tr', 'th', 'td'];
      expect(new Set(found)).toEqual(new Set([...tags, ...allowed]));
      const html = await agreement.innerHTML();
      for (const part of plain) expect(html).toContain(part);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(outside).toEqual([]);
    };
    await isHarmless();
    // The agreement is stored as received, and sanitised when it is read.
    await page.goto('/agreement');
    await isHarmless();
  },
);
