/** The places of a money transaction between which a process may die. */
export type StoragePoint = `${'reserve' | 'dispatch' | 'end'}.${'begun' | 'counted' | 'recorded' | 'committed'}`;

/** Is told when a money transaction passes a point, before it goes on. */
export type PointListener = (point: StoragePoint) => void;
