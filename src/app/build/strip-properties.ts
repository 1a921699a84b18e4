import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

type Property =
  | ESTree.ObjectProperty
  | ESTree.BindingProperty
  | ESTree.AssignmentTargetPropertyProperty
  | ESTree.AssignmentTargetPropertyIdentifier;

function isForReaders({ key, value }: Property): boolean {
  if (key.type !== 'Identifier') return false;
  if (key.name === 'meta' && value.type === 'ObjectExpression') {
    return value.properties.every((one) => one.type === 'Property' && isForReaders(one));
  }
  if (['caller', 'fallback'].includes(key.name)) return true;
  if (key.name === 'shows' && value.type === 'ArrayExpression') return true;
  return ['description', 'label'].includes(key.name) && value.type === 'Literal';
}

type Stripped = {
  name: string;
  files: RegExp;
  isOne: (property: Property) => boolean;
  missing: string;
};

function strip({ name, files, isOne, missing }: Stripped): Plugin {
  let count = 0;
  return {
    name,
    apply: 'build',
    transform: {
      filter: { id: files },
      handler(code, id) {
        const words: { start: number; end: number }[] = [];
        const visitor = new Visitor({
          ObjectExpression({ properties }) {
            for (const property of properties) {
              const isWithin = words.some(
                ({ start, end }) => start <= property.start && property.end <= end,
              );
              if (!isWithin && property.type === 'Property' && isOne(property)) {
                words.push(property);
              }
            }
          },
        });
        visitor.visit(parseSync(id, code, { lang: 'js' }).program);
        count += words.length;
        // Removal from the last to the first keeps the earlier offsets valid.
        const backwards = words.toSorted((one, other) => other.start - one.start);
        const without = (text: string, { start, end }: { start: number; end: number }) =>
          text.slice(0, start) + text.slice(end).replace(/^\s*,/, '');
        return { code: backwards.reduce(without, code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && count === 0) this.error(missing);
    },
  };
}

/** The app reads no words of charts and tables. Without them the start is 1.4 KB smaller. */
export const stripDescriptions = (): Plugin =>
  strip({
    name: 'hiram:strip-descriptions',
    files: /\/(machines|protocol)\/.*\.ts$/,
    isOne: isForReaders,
    missing: 'no chart and no table of the protocol has words',
  });

/** The explorer does not check the laws. */
export const stripLaws = (): Plugin =>
  strip({
    name: 'hiram:strip-laws',
    files: /\/machines\/.*\/model\.ts$/,
    isOne: ({ key }) => key.type === 'Identifier' && key.name === 'invariants',
    missing: 'no model has laws',
  });
