import type { ExplorerData } from '#visualizations/explorer/build/explorer-data.ts';
import type { NamedPaths } from '#visualizations/explorer/flows/paths.ts';

const byPassword = { type: 'method.chosen', method: 'password' };
const username = { type: 'entry.changed', field: 'username', value: 'juan' };
const password = { type: 'entry.changed', field: 'password', value: 'correct horse' };

export const madePaths: NamedPaths = {
  login: [
    {
      purpose: '“Checking the password”: Logging in ended',
      start: 'fresh',
      steps: [
        { type: 'user', event: byPassword },
        { type: 'user', event: username },
        { type: 'user', event: password },
        { type: 'user', event: { type: 'login.submitted' } },
        { type: 'settle', service: 'loginByPassword', outcome: 'ok' },
      ],
    },
  ],
};

const madeData: ExplorerData = {
  map: {
    width: 1,
    height: 1,
    stages: [],
    cards: [],
    arrows: [],
    sign: { x: 0, y: 0, width: 1, height: 1, lines: [], rows: [] },
  },
  parts: {
    drawings: {},
    paths: 'assets/paths.json',
    texts: 'assets/texts.json',
    filipino: 'assets/filipino.json',
    planned: 'assets/planned.json',
  },
};

export default madeData;
