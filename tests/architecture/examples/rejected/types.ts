import { type BrokenExample, breaks } from './example.ts';

export const typesExamples: readonly BrokenExample[] = [
  ...breaks('typescript(no-explicit-any)', 'src/app', {
    'no any': 'export const a = (b: any): unknown => b;',
  }),
  ...breaks('hiram(no-cast)', 'src/app', {
    'no casts': 'export const a = (b: unknown) => b as string;',
  }),
  ...breaks('hiram(no-cast)', 'machines/flow', {
    'no cast of an empty object': 'export const a = {} as Map<string, string>;',
  }),
  ...breaks('typescript(no-non-null-assertion)', 'src/app', {
    'no non-null assertion': 'export const a = (b?: string) => b!.length;',
  }),
  ...breaks('typescript(ban-ts-comment)', 'src/app', {
    'no comment that silences the compiler': '// @ts-ignore\nexport const a = 1;',
  }),
  ...breaks('typescript(no-floating-promises)', 'src/app', {
    'no promise is dropped': 'const a = async () => 1;\nexport const b = () => {\n  a();\n};',
  }),
];
