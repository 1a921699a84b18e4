import DOMPurify from 'dompurify';

/**
 * Links, images, forms, frames and styles are excluded, so that nothing can load, navigate or look
 * like a control. `h1` belongs to the page.
 */
const tags = [
  'h2 h3 h4 h5 h6 p br hr blockquote div span',
  'strong b em i u s small sub sup',
  'ul ol li dl dt dd',
  'table caption thead tbody tfoot tr th td',
].flatMap((group) => group.split(' '));

const attributes = ['colspan', 'rowspan', 'scope', 'lang', 'dir'];

/**
 * Stored HTML is raw, so it is sanitised after each read. The page's security policy must allow the
 * Trusted Types policy `dompurify`.
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
