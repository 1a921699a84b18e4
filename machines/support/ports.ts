import type { ServiceEntrance } from '#domain/home.ts';
import type { Port } from '#machines/shared/ports.ts';

/** What the customer centre asks of the world. */
export type SupportPorts = {
  customerServiceEntrance: Port<void, ServiceEntrance>;
};
