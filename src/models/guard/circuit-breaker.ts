import type { LanguageModel } from '../language-model.ts';
import { isSickness, ModelFailure } from '../model-failure.ts';
import type { ReportCall } from '../model-report.ts';

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;

type Circuit = { failures: number; openUntilMs: number; isProbing: boolean };

/**
 * Keeps away from models that fail. After five failures in a row a model is not asked for half a minute; then one question tries
 * it, and its answer closes or opens the circuit again. One for the whole service; models are told apart by their names.
 */
export class CircuitBreaker {
  readonly #circuits = new Map<string, Circuit>();
  readonly #nowMs: () => number;
  readonly #report: ReportCall;

  /**
   * @param nowMs milliseconds on a clock that never goes back
   * @param report is told of every question that was not asked
   */
  constructor(nowMs: () => number, report: ReportCall) {
    this.#nowMs = nowMs;
    this.#report = report;
  }

  /** A model that fails with `circuit-open` at once while its circuit is open. */
  guard(model: LanguageModel): LanguageModel {
    const begin = (): ((outcome: unknown) => void) => this.#begin(model.name);
    return {
      name: model.name,
      async *ask(question, signal) {
        const report = begin();
        let outcome: unknown = new Error('Left before its end.');
        try {
          yield* model.ask(question, signal);
          outcome = undefined;
        } catch (error) {
          outcome = error;
          throw error;
        } finally {
          report(outcome);
        }
      },
    };
  }

  #begin(name: string): (outcome: unknown) => void {
    const circuit = this.#circuits.get(name) ?? { failures: 0, openUntilMs: 0, isProbing: false };
    this.#circuits.set(name, circuit);
    const isTripped = circuit.failures >= FAILURES_TO_OPEN;
    if (isTripped && (circuit.isProbing || this.#nowMs() < circuit.openUntilMs)) {
      this.#report({ model: name, outcome: 'circuit-open', micros: 0, ms: 0 });
      throw new ModelFailure(name, 'circuit-open', { isUnbilled: true });
    }
    circuit.isProbing = isTripped;
    return (outcome) => {
      circuit.isProbing = false;
      if (outcome === undefined) circuit.failures = 0;
      if (!(outcome instanceof ModelFailure) || !isSickness(outcome.kind)) return;
      circuit.failures += 1;
      circuit.openUntilMs = this.#nowMs() + OPEN_MS;
    };
  }
}
