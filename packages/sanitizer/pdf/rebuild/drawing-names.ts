import type { Dict, Ref, Value } from '../reading/objects.ts'

/** What drawing instructions name (ISO 32000-1, 7.8.3). */
export type ResourceSort =
  | 'ExtGState'
  | 'ColorSpace'
  | 'Pattern'
  | 'Shading'
  | 'XObject'
  | 'Font'
  | 'Properties'

/** As much of it as instructions need. */
export type Naming = { written(sort: ResourceSort, given: string): string | null }

/** The resources that one set of instructions draws from. */
export type DrawingNames = Naming & {
  readonly ref: Ref
  readonly source: Dict | null
  /** Where this is drawn: the resources of these places are used for those that are missing here. */
  readonly around: ReadonlySet<DrawingNames>
  /** What the name stands for here, or where this is drawn. */
  find(sort: ResourceSort, name: string): Value
  /** A name for something of ours. */
  add(sort: ResourceSort, value: Value): string
}

/** All resources of the document, one set for each place of the old one. */
export type DrawingResources = {
  of(owner: Dict): DrawingNames
  drawnFrom(owner: Dict, place: DrawingNames): void
}
