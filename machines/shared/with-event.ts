/** An action or guard that takes its params from the event. */
export const withEvent = <const Type extends string>(type: Type) => ({
  type,
  params: <Event>({ event }: { event: Event }) => event,
});
