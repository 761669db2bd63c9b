import { loadavg } from 'node:os'

/** Said beside figures: how much the machine had to do in the last one, five and fifteen minutes. */
export function loadOfMachine(): string {
  const loads = loadavg().map((load) => load.toFixed(1))
  return `load of the machine ${loads.join(' ')}`
}
