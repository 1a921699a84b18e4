import * as v from 'valibot';
import { decrypt, encrypt } from '#protocol/cipher.ts';
import { packageName } from '#tests/contract/sandbox/wire-client.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

const elsewhere = 'https://elsewhere.example';

const hostile = `
  <script>window.ran = true</script>
  <img src="${elsewhere}/pixel.png" onerror="window.ran = true">
  <svg onload="window.ran = true"><script>window.ran = true</script></svg>
  <iframe srcdoc="<script>parent.ran = true</script>"></iframe>
  <a href="javascript:window.ran = true" id="root" name="root">a link</a>
  <p style="position: fixed; inset: 0; background: url(${elsewhere}/x)" class="app-brand">cover</p>
  <form action="${elsewhere}"><input name="pin"><button>Send</button></form>
  <math><mtext><table><mglyph><style><img src=x onerror="window.ran = true"></style></table></mtext></math>
  <template><img src="${elsewhere}/t.png"></template>
  <p>The plain words stay.</p>
`;

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
        if (method === 'loanContractPreview') data['html'] = hostile;
      }
      return route.fulfill({ response, body: encrypt(JSON.stringify(reply), packageName) });
    });

    await page.goto('/');
    await person.choosesLoan(5_000);
    await person.link(t('borrow:confirm.tickAgreement')).click();
    const agreement = page.getByRole('region', { name: t('info:agreement.label') });
    await expect(agreement).toContainText('The plain words stay.');

    const unwanted = 'script, img, svg, iframe, form, input, button, style, math, template';
    await expect(agreement.locator(unwanted)).toHaveCount(0);
    await expect(
      agreement.locator('[id], [name], [class], [style], [href^="javascript"]'),
    ).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(outside).toEqual([]);

    // The agreement is stored as received, and sanitised when it is read.
    await page.goto('/agreement');
    await expect(agreement).toContainText('The plain words stay.');
    await expect(agreement.locator(unwanted)).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  },
);
