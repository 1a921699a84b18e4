import { describe, expect, it } from 'vitest';
import { allTexts, appTexts, type TextInBoth } from './all-texts.ts';

const written = (texts: readonly TextInBoth[]) => texts.map(({ key, en }) => `${key}: ${en}`);

describe('a text', () => {
  it('that says that nothing is due names the loan or the application', () => {
    const claims = allTexts.filter(({ en }) => /nothing (?:more )?is due|owe nothing/i.test(en));
    const unnamed = claims.filter(
      ({ en }) => !/(?:is due|owe nothing) on (?:it|them|(?:this|that) (?:loan|one))\b/.test(en),
    );
    expect(written(unnamed)).toEqual([]);
  });

  it('about a request that was not taken does not offer it again, because it can be refused', () => {
    const news = appTexts.filter(({ key }) => /\.(?:notTaken|sessionEnded)$/.test(key));
    expect(news.length).toBeGreaterThan(10);
    expect(written(news.filter(({ en }) => /you can .* again/i.test(en)))).toEqual([]);
  });

  it('says of a restructure that it cannot be cancelled only once the new loan is made', () => {
    const claims = allTexts.filter(
      ({ key, en }) => /restructure/i.test(key + en) && /(?:cannot|can’t) be cancelled/.test(en),
    );
    const early = claims.filter(({ en }) => !/once the new loan is made/i.test(en));
    expect(written(early)).toEqual([]);
  });
});
