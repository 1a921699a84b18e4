import DOMPurify from 'dompurify';

/**
 * The tags of a plain text document: no links, images, forms, frames or styles, so that nothing
 * in it can load, lead anywhere or look like a control; no `h1`, which is the page's own.
 */
const tags = [
  'h2 h3 h4 h5 h6 p br hr blockquote div span',
  'strong b em i u s small sub sup',
  'ul ol li dl dt dd',
  'table caption thead tbody tfoot tr th td',
].flatMap((group) => group.split(' '));

const attributes = ['colspan', 'rowspan', 'scope', 'lang', 'dir'];

/**
 * Server HTML made safe to show, by a strict allow-list. Stored HTML is raw: call this at every
 * read. Where the browser has Trusted Types the result is a `TrustedHTML` of DOMPurify's own
 * policy, `dompurify`, which the page's security policy must name.
 */
export function sanitise(html: string): string | TrustedHTML {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
}
