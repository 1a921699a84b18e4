/** Words for a service: its name, and the predicates for its success and its failure. */
export type ServiceWords = { name: string; done: string; failed: string };

/** Words of a service that loads data. */
export const fetched = (name: string): ServiceWords => ({
  name,
  done: 'loaded',
  failed: 'did not load',
});

/** Words of a service that performs an action. */
export const worked = (name: string): ServiceWords => ({
  name,
  done: 'succeeded',
  failed: 'failed',
});

/** Words of a service that sends a request and reads the lender's answer. */
export const answered = (name: string): ServiceWords => ({
  name,
  done: 'was answered',
  failed: 'was not answered',
});

/** Words of a child machine or a watch, which runs until it ends or is stopped. */
export const ran = (name: string): ServiceWords => ({
  name,
  done: 'ended',
  failed: 'failed',
});

/** Plain words for the names of a chart, for pictures and for people who do not program. */
export type MachineWords = {
  /** Each completes a sentence that begins with "only if". */
  guards?: Readonly<Record<string, string>>;
  actions?: Readonly<Record<string, string>>;
  /** Services and child machines that a state invokes. */
  services?: Readonly<Record<string, ServiceWords>>;
};
