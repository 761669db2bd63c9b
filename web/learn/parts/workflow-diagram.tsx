import { fill } from '#words/fill.ts'
import { statusNames, stepNames } from '#words/in-scripts/report-names.ts'
import type { Words } from '#words/words.ts'
import { type Move, rows, type Station } from '../workflow-chart.ts'

type WorkflowDiagramProps = { words: Words['methodology']; stations: readonly Station[] }

/** Statuses as boxes, steps as arrows, drawn from the same data as the cards beneath it, which say it in words. */
export function WorkflowDiagram({ words, stations }: WorkflowDiagramProps) {
  const boxes = place(rows(stations))
  const boxOf = new Map(boxes.map((box) => [box.station.status, box]))
  const moves = stations.flatMap(({ leaving }) => leaving)
  const height = Math.max(...boxes.map(endOf)) + margin
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={moves.map((move) => sentenceOf(move, words)).join(' ')}
      className="mx-auto block w-full max-w-md"
    >
      <defs>
        <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0 8 4 0 8Z" className="fill-edge" />
        </marker>
      </defs>
      {moves.map((move) => {
        const [from, to] = [boxOf.get(move.from), boxOf.get(move.to)]
        return from && to ? <Arrow key={`${move.from} ${move.to}`} move={move} from={from} to={to} /> : null
      })}
      {boxes.map((box) => (
        <StatusBox key={box.station.status} box={box} />
      ))}
    </svg>
  )
}

/** `notes` are the lines of steps that change nothing of the status. */
type Box = { station: Station; x: number; y: number; width: number; height: number; notes: string[] }

const width = 360
const nameHeight = 42
const noteHeight = 16
const letterWidth = 7
const between = 72
const margin = 2
const gap = 20
const widestBox = 230

/** Each row spread evenly; one that stands alone stands beneath the box that leads to it. */
function place(rows: readonly Station[][]): Box[] {
  const placed: Box[] = []
  let y = margin
  for (const [index, row] of rows.entries()) {
    const slot = (width - 2 * margin + gap) / row.length
    const boxWidth = Math.min(widestBox, slot - gap, rows[index - 1]?.length === 2 ? 165 : widestBox)
    for (const [column, station] of row.entries()) {
      const parent = placed.find((box) => box.station.leaving.some(({ to }) => to === station.status))
      const spread = margin - gap / 2 + slot * (column + 0.5)
      const x = row.length === 1 && parent ? parent.x : spread
      const notes = linesOf(station.staying.map((step) => stepNames[step]).join(', '), boxWidth / letterWidth)
      const height = nameHeight + notes.length * noteHeight
      placed.push({ station, x, y, width: boxWidth, height, notes })
    }
    y = Math.max(...placed.map(endOf)) + between
  }
  return placed
}

function endOf({ y, height }: Box): number {
  return y + height
}

/** SVG breaks no lines by itself. @param most letters in a line */
function linesOf(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function StatusBox({ box: { station, x, y, width, height, notes } }: { box: Box }) {
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
        {statusNames[station.status]}
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

function Arrow({ move, from, to }: { move: Move; from: Box; to: Box }) {
  const start = endOf(from)
  const startX = from.x + (to.x - from.x) * 0.4
  const label = move.steps.map((step) => stepNames[step]).join(', ')
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

function sentenceOf({ from, to, steps }: Move, words: Words['methodology']): string {
  const names = steps.map((step) => stepNames[step]).join(` ${words.diagram.or} `)
  return fill(words.diagram.leads, { steps: names, from: statusNames[from], to: statusNames[to] })
}
