import type { ModelAccess, ModelHelp, ModelOrder, OpenedSession } from '../../agents/model-access.ts';

/** The models behind one call, and the money for them. */
export class ModelPart {
  /** The most they can cost, in whole micro-dollars; 0 where none may be asked. */
  readonly worstCaseMicros: number;
  #opened: OpenedSession | undefined;
  #isSpent = false;

  /**
   * @param models absent: the built-in mind alone
   * @param order absent: a call that asks no models
   */
  constructor(models: ModelAccess | undefined, order: ModelOrder | undefined) {
    this.#opened = order === undefined ? undefined : models?.open(order);
    this.worstCaseMicros =
      this.#opened === undefined || order === undefined ? 0 : (models?.worstCaseMicros(order) ?? 0);
  }

  /** What the agent is given. */
  get help(): ModelHelp {
    if (this.#isSpent) return 'spent';
    return this.#opened === undefined ? undefined : { session: this.#opened.session };
  }

  /** An upper bound of what was spent so far, in whole micro-dollars. */
  usedMicros(): number {
    return this.#opened?.usedMicros() ?? 0;
  }

  /** Leaves the models out: there is no money for them. */
  goWithout(): void {
    this.#isSpent = this.#opened !== undefined;
    this.#opened = undefined;
  }
}
