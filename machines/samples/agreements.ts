import type { AgreementDocument } from '#domain/loans/agreement.ts';

/** The same agreement in another language, which gives it another hash. */
export const inFilipino = <Terms extends { agreement: AgreementDocument }>(terms: Terms): Terms => {
  const { agreement } = terms;
  const html = `${agreement.html}<p>Sa Filipino.</p>`;
  return { ...terms, agreement: { ...agreement, html, hash: `${agreement.hash}-fil` } };
};
