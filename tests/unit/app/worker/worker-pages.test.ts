import { describe, expect, it } from 'vitest';
import { pages } from '#domain/page-table.ts';
import { isPage } from '#worker/serve-build.ts';

describe('the worker’s route table', () => {
  it('covers every page of the app, and every group of pages', () => {
    const paths = Object.values(pages).map(({ path }) => path);
    const groups = paths.map((path) => `/${path.split('/')[1]}`);
    expect([...paths, ...groups].filter((path) => !isPage(path))).toEqual([]);
  });

  it('covers no file of the host or of the tools beside the app', () => {
    const others = ['/api/any/abc', '/sandbox/scenarios', '/shell/', '/shell', '/explorer/'];
    const files = ['/sw.js', '/app-config.json', '/index.html', '/borrow/terms.pdf', '/unknown'];
    expect([...others, ...files].filter((path) => isPage(path))).toEqual([]);
  });
});
