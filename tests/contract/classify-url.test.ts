import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyUrl } from '#services/bridge/classify-url.ts';
import { atDepth } from '#tests/depth.ts';

const origin = 'https://app.hiram.example';
const policy = {
  origin,
  webHosts: ['hiram.example', 'help.hiram.example'],
  storeHosts: ['play.google.com'],
};
const classify = (text: string) => classifyUrl(text, policy);

describe('classifyUrl', () => {
  it.each([
    ['/', { kind: 'internal', path: '/' }],
    ['/repay/repay?loanOrderId=1#x', { kind: 'internal', path: '/repay/repay?loanOrderId=1#x' }],
    [`${origin}/borrow/review`, { kind: 'internal', path: '/borrow/review' }],
    ['/a/../b', { kind: 'internal', path: '/b' }],
    ['/a//', { kind: 'internal', path: '/a//' }],
    ['https://help.hiram.example/faq', { kind: 'web', url: 'https://help.hiram.example/faq' }],
    ['HTTPS://HIRAM.EXAMPLE/', { kind: 'web', url: 'https://hiram.example/' }],
    [
      'https://play.google.com/store/apps/details?id=ph.hiram.app',
      { kind: 'store', url: 'https://play.google.com/store/apps/details?id=ph.hiram.app' },
    ],
    ['tel:+63281234567', { kind: 'phone', url: 'tel:+63281234567' }],
    ['tel:02-8123-4567', { kind: 'phone', url: 'tel:02-8123-4567' }],
    ['mailto:help@hiram.example', { kind: 'mail', url: 'mailto:help@hiram.example' }],
  ])('allows %s', (text, link) => {
    expect(classify(text)).toEqual(link);
  });

  it.each([
    '',
    ' ',
    'borrow/review',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://app.hiram.example/1',
    'file:///etc/passwd',
    'intent://scan/#Intent;scheme=zxing;end',
    'market://details?id=ph.hiram.app',
    'content://contacts',
    'about:blank',
    '//evil.example',
    '//hiram.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    `${origin}//evil.example`,
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://evil.example',
    'https://hiram.example.evil.example',
    'https://evilhiram.example',
    'https://hiram.example@evil.example',
    'https://user:pass@hiram.example/',
    'https://user@app.hiram.example/',
    'https://hiram.example:8443/',
    'https://hiram.example.',
    'http://hiram.example/',
    'http://app.hiram.example/',
    'https://h\u0131ram.example/',
    'https://xn--hram-qpa.example/',
    'https://hiram\u3002example/',
    'https://hiram.example/\u202egnp.exe',
    ' https://hiram.example/',
    'https://hiram.example/ x',
    'tel:*21*123#',
    'tel:+63;ext=1',
    'tel:javascript',
    'mailto:a@b.example?bcc=c@d.example',
    'mailto:a@b.example,c@d.example',
    'mailto:',
    'sms:+639171234567',
    `/${'a'.repeat(3_000)}`,
  ])('refuses %j', (text) => {
    expect(classify(text)).toEqual({ kind: 'refused' });
  });

  it('allows only targets of the origin and the policy, phone numbers and mail, for any address', () => {
    const pieces = fc.oneof(
      fc.constantFrom('javascript:', 'intent:', 'data:', 'http:', 'tel:', 'mailto:', 'https://'),
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '@',
        ':',
        '.',
        '?',
        '#',
        '%2f',
        '%5c',
        '%00',
        '\t',
        '\n',
        ' ',
      ),
      fc.constantFrom('hiram.example', 'app.hiram.example', 'play.google.com', 'evil.example'),
      fc.constantFrom(
        origin,
        'https://hiram.example',
        'https://play.google.com',
        'http://hiram.example',
      ),
      fc.constantFrom('user', ':443', ':80', '..', '[::1]', '127.1', 'xn--', '\u3002', '\u202e'),
    );
    const addresses = fc.oneof(
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: 'binary' }),
    );
    const allowed = new Set(['app.hiram.example', ...policy.webHosts, ...policy.storeHosts]);
    const kinds = new Set<string>();
    const leadsWhereItSays = (text: string): boolean => {
      const link = classify(text);
      kinds.add(link.kind);
      if (link.kind === 'refused') return true;
      if (link.kind === 'phone') return /^tel:\+?[\d-]+$/.test(link.url);
      if (link.kind === 'mail') return /^mailto:[^?,:]+@[a-z0-9.-]+$/i.test(link.url);
      const url = new URL(link.kind === 'internal' ? link.path : link.url, origin);
      if (link.kind === 'internal') return url.origin === origin;
      return url.protocol === 'https:' && allowed.has(url.host) && url.username === '';
    };
    fc.assert(
      fc.property(addresses, (text) => {
        expect(leadsWhereItSays(text)).toBe(true);
      }),
      { numRuns: atDepth(10_000, 100_000) },
    );
    expect([...kinds]).toEqual(expect.arrayContaining(['refused', 'internal', 'web', 'store']));
  });
});
