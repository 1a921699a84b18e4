declare module 'virtual:explorer-data' {
  import type { ExplorerData } from '#visualizations/explorer/build/explorer-data.ts';

  const data: ExplorerData;
  export default data;
}
