import { Hono } from 'hono';
import * as v from 'valibot';
import { creditStatus, documentKinds } from '#domain/credit/credit-order.ts';
import { Mobile } from '#domain/account/mobile.ts';
import { type CreditRow, filesOf } from '../repositories/credit/credit.ts';
import type { Work } from '../repositories/work.ts';
import { MobileQuery } from '../control/mobile-query.ts';
import { creditForms } from '../life-cycles/credit-order.machine.ts';
import { fillForm, openApplication, submitApplication } from '../native/application.ts';
import { readForm } from '../native/forms.ts';
import type { Sandbox } from '../sandbox.ts';
import { forBorrower } from './for-borrower.ts';
import { parseInput, readJson } from './json.ts';

const FormInput = v.object({
  mobile: Mobile,
  form: v.picklist([...creditForms, 'submit']),
  answers: v.optional(v.record(v.string(), v.nullable(v.string())), {}),
});

async function applicationView(work: Work, row: CreditRow) {
  return {
    creditOrderId: row.creditOrderId,
    status: creditStatus[row.state],
    uploadState: await filesOf(work, row.creditOrderId),
    documentKinds,
  };
}

export function nativeRoutes(sandbox: Sandbox): Hono {
  const app = new Hono();

  app.get('/application', async (c) => {
    const { mobile } = parseInput(MobileQuery, c.req.query());
    return c.json(
      await forBorrower(sandbox, mobile, async (work, borrower) =>
        applicationView(work, await openApplication(work, borrower)),
      ),
    );
  });

  app.post('/forms', async (c) => {
    const { mobile, form, answers } = await readJson(c, FormInput);
    return c.json(
      await forBorrower(sandbox, mobile, async (work, borrower) =>
        applicationView(
          work,
          form === 'submit'
            ? await submitApplication(work, borrower)
            : await fillForm(work, borrower, form, readForm[form](answers)),
        ),
      ),
    );
  });

  return app;
}
