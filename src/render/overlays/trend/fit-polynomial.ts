/** A point in the numbers of the data. */
export type DataPoint = { readonly x: number; readonly y: number };

/** A fitted curve: the value at a place. */
export type Curve = (x: number) => number;

/**
 * The polynomial of a degree with the least sum of squared distances from the points (Legendre 1805), by the normal equations over
 * places scaled to -1…1, which keeps them well-conditioned. Nothing where the points have no more different places than the degree.
 */
export function fitPolynomial(points: readonly DataPoint[], degree: number): Curve | undefined {
  const places = points.map(({ x }) => x);
  if (new Set(places).size <= degree) return undefined;
  const low = Math.min(...places);
  const half = (Math.max(...places) - low) / 2;
  const scale = (x: number): number => (x - low) / half - 1;
  const size = degree + 1;
  const matrix = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0));
  for (const { x, y } of points) {
    const powers = Array.from({ length: size }, (_, power) => scale(x) ** power);
    for (const [row, equation] of matrix.entries()) {
      const weight = powers[row] ?? 0;
      for (let column = 0; column < size; column++) {
        equation[column] = (equation[column] ?? 0) + weight * (powers[column] ?? 0);
      }
      equation[size] = (equation[size] ?? 0) + weight * y;
    }
  }
  const coefficients = solve(matrix);
  return coefficients && ((x) => coefficients.reduceRight((sum, coefficient) => sum * scale(x) + coefficient, 0));
}

/** Gaussian elimination with the largest pivot of each column; nothing where the equations do not decide. */
function solve(equations: readonly (readonly number[])[]): readonly number[] | undefined {
  const matrix = equations.map((equation) => [...equation]);
  const size = matrix.length;
  for (let column = 0; column < size; column++) {
    const rest = matrix.slice(column).map((equation) => Math.abs(equation[column] ?? 0));
    const largest = Math.max(...rest);
    if (!(largest > 1e-12)) return undefined;
    const pivotRow = column + rest.indexOf(largest);
    const pivot = matrix[pivotRow] ?? [];
    [matrix[column], matrix[pivotRow]] = [pivot, matrix[column] ?? []];
    for (const [row, equation] of matrix.entries()) {
      if (row === column) continue;
      const factor = (equation[column] ?? 0) / (pivot[column] ?? 1);
      for (let place = column; place <= size; place++) {
        equation[place] = (equation[place] ?? 0) - factor * (pivot[place] ?? 0);
      }
    }
  }
  return matrix.map((equation, row) => (equation[size] ?? 0) / (equation[row] ?? 1));
}
