/** Words for a service: its name, and the predicates for its success and its failure. */
export type ServiceWords = { name: string; done: string; failed: string };

/** Words of a service that loads data. */
export const fetched = (name: string): ServiceWords => ({
  name,
  done: 'came',
  failed: 'did not come',
});

/** Words of a service that performs an action. */
export const worked = (name: string): ServiceWords => ({
  name,
  done: 'worked',
  failed: 'did not work',
});

/** Words of a child machine or a watch, which run until they are stopped. */
export const ran = (name: string): ServiceWords => ({
  name,
  done: 'ended',
  failed: 'stopped working',
});

/** Plain words for the names of a chart, for pictures and for people who do not program. */
export type MachineWords = {
  /** Each completes a sentence that begins with "only if". */
  guards?: Readonly<Record<string, string>>;
  /** Actions of transitions, entries and exits. */
  actions?: Readonly<Record<string, string>>;
  /** Services and child machines that a state invokes. */
  services?: Readonly<Record<string, ServiceWords>>;
};
