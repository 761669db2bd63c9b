import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { type Box, drawing, endOf, nameHeight, noteHeight, placeBoxes } from '../workflow-boxes.ts'
import { type Move, rows, type Station } from '../workflow-chart.ts'
import type { MethodologyNames } from './methodology-names.ts'

type WorkflowDiagramProps = {
  words: Words['methodology']
  names: MethodologyNames
  stations: readonly Station[]
}

/** Statuses as boxes, steps as arrows, drawn from the same data as the cards beneath it, which say it in words. */
export function WorkflowDiagram({ words, names, stations }: WorkflowDiagramProps) {
  const boxes = placeBoxes(rows(stations), names.stepNames)
  const boxOf = new Map(boxes.map((box) => [box.station.status, box]))
  const moves = stations.flatMap(({ leaving }) => leaving)
  const height = Math.max(...boxes.map(endOf)) + drawing.margin
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${height}`}
      role="img"
      aria-label={moves.map((move) => sentenceOf(move, { words, names })).join(' ')}
      className="mx-auto block w-full max-w-md"
    >
      <defs>
        <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0 8 4 0 8Z" className="fill-edge" />
        </marker>
      </defs>
      {moves.map((move) => {
        const [from, to] = [boxOf.get(move.from), boxOf.get(move.to)]
        return from && to ? (
          <Arrow key={`${move.from} ${move.to}`} names={names} move={move} from={from} to={to} />
        ) : null
      })}
      {boxes.map((box) => (
        <StatusBox key={box.station.status} names={names} box={box} />
      ))}
    </svg>
  )
}

type StatusBoxProps = { names: MethodologyNames; box: Box }

function StatusBox({ names, box: { station, x, y, width, height, notes } }: StatusBoxProps) {
  const nameAt = y + (notes.length > 0 ? 24 : nameHeight / 2 + 5)
  return (
    <g>
      <rect
        x={x - width / 2}
        y={y}
        width={width}
        height={height}
        rx="10"
        className="fill-surface stroke-edge"
        strokeWidth="1.5"
      />
      <text x={x} y={nameAt} textAnchor="middle" className="fill-ink font-semibold" fontSize="15">
        {names.statuses[station.status]}
      </text>
      {notes.map((line, index) => (
        <text
          key={line}
          x={x}
          y={nameAt + 4 + (index + 1) * noteHeight}
          textAnchor="middle"
          className="fill-muted"
          fontSize="13"
        >
          {line}
        </text>
      ))}
    </g>
  )
}

type ArrowProps = { names: MethodologyNames; move: Move; from: Box; to: Box }

function Arrow({ names, move, from, to }: ArrowProps) {
  const start = endOf(from)
  const startX = from.x + (to.x - from.x) * 0.4
  const label = move.steps.map((step) => names.stepNames[step]).join(', ')
  const [labelX, labelY] = [(startX + to.x) / 2, (start + to.y) / 2]
  const labelWidth = label.length * 8 + 12
  return (
    <g>
      <line
        x1={startX}
        y1={start}
        x2={to.x}
        y2={to.y - 1}
        className="stroke-edge"
        strokeWidth="1.5"
        markerEnd="url(#arrow)"
      />
      <rect
        x={labelX - labelWidth / 2}
        y={labelY - 12}
        width={labelWidth}
        height="24"
        className="fill-ground"
      />
      <text x={labelX} y={labelY + 5} textAnchor="middle" className="fill-ink" fontSize="14">
        {label}
      </text>
    </g>
  )
}

function sentenceOf(
  { from, to, steps }: Move,
  { words, names: { statuses, stepNames } }: Pick<WorkflowDiagramProps, 'words' | 'names'>,
): string {
  const ways = steps.map((step) => stepNames[step]).join(` ${words.diagram.or} `)
  return fill(words.diagram.leads, { steps: ways, from: statuses[from], to: statuses[to] })
}
