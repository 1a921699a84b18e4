/** Changes of pages in their order, each by a tap; a circle where it is walked again and again. */
export type Walk = readonly Change[];
export type Change = { name: string; go: () => Promise<void> };
