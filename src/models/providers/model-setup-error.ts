/** A model that can't be set up as the operator wishes: the one line says what is missing and how to give it. */
export class ModelSetupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ModelSetupError';
  }
}
