import { type BrokenExample, breaks } from './example.ts';

export const shapeExamples: readonly BrokenExample[] = [
  ...breaks('oxc(no-barrel-file)', 'src/domain', {
    'no barrels': `export * from './money.ts';`,
  }),
  {
    path: 'src/domain/CamelCase.ts',
    rule: 'unicorn(filename-case)',
    why: 'kebab-case',
    source: 'export const a = 1;\n',
  },
  {
    path: 'src/domain/ring-one.ts',
    rule: 'import(no-cycle)',
    why: 'no cycles',
    source: `import { two } from './ring-two.ts';\nexport const one = (): number => two();\n`,
  },
  {
    path: 'src/domain/ring-two.ts',
    rule: 'import(no-cycle)',
    why: 'no cycles',
    source: `import { one } from './ring-one.ts';\nexport const two = (): number => one();\n`,
  },
  {
    path: 'machines/ring/a.ts',
    rule: 'import(no-cycle)',
    why: 'no cycles through subpaths',
    source: `import { b } from '#machines/ring/b.ts';\nexport const a = (): number => b();\n`,
  },
  {
    path: 'machines/ring/b.ts',
    rule: 'import(no-cycle)',
    why: 'no cycles through subpaths',
    source: `import { a } from '#machines/ring/a.ts';\nexport const b = (): number => a();\n`,
  },
];
