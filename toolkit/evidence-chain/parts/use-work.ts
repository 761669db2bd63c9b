import { useState } from 'react'
import { showToast } from '../../shared/screen/toaster.tsx'
import { useKept } from '../../shared/screen/workspace/use-kept.ts'
import { addItem, insertItem, moveDown, moveUp, removeItem, updateItem } from '../engine/chain.ts'
import type { CustodyEntry } from '../engine/custody-log.ts'
import { type EvidenceDraft, type EvidenceItem, emptyDraft, itemFrom } from '../engine/evidence-item.ts'
import { isKept } from '../engine/kept.ts'
import { newId } from '../engine/new-id.ts'
import type { Work } from '../engine/package/build-package.ts'
import { recordChange, recordMove } from '../engine/record-change.ts'
import type { ItemAction } from './chain-list.tsx'

type Removed = { item: EvidenceItem; place: number }

/** The chain, its log and the form, and all that can be done to them (specification 4.9). */
export function useWork() {
  const [work, setWork] = useState<Work>({ chain: [], log: [] })
  const [draft, setDraft] = useState<EvidenceDraft>(emptyDraft)
  const [editedId, setEditedId] = useState<string>()
  // What was in the form when an item was taken into it. It comes back afterwards.
  const [waiting, setWaiting] = useState<EvidenceDraft>(emptyDraft)
  const [signingKey, setSigningKey] = useState(newSigningKey)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [added, setAdded] = useState(0)
  useKept(
    'evidence-chain',
    // What waits while an item is edited is what would be lost; the edited item is in the chain.
    { work, draft: editedId === undefined ? draft : waiting, signingKey },
    {
      fits: isKept,
      takeBack(kept) {
        replaceWork(kept.work)
        setDraft(kept.draft)
        setSigningKey(kept.signingKey)
      },
    },
  )

  function change(chain: Work['chain'], entries: readonly CustodyEntry[]) {
    setWork({ chain, log: [...work.log, ...entries] })
    setRemoved(null)
  }

  function resetForm() {
    setDraft(waiting)
    setWaiting(emptyDraft)
    setEditedId(undefined)
  }

  function save() {
    const item = itemFrom(draft, editedId ?? newId())
    if (!item) {
      const description = 'Please provide at least a type and description.'
      showToast({ title: 'Missing information', description, tone: 'danger' })
    } else if (editedId === undefined) {
      change(addItem(work.chain, item), entriesOf(undefined, item))
      setAdded(added + 1)
      showToast({ title: 'Evidence added' })
      resetForm()
    } else {
      const before = work.chain.find(({ id }) => id === editedId)
      change(updateItem(work.chain, item), entriesOf(before, item))
      showToast({ title: 'Evidence updated' })
      resetForm()
    }
  }

  function act(action: ItemAction, item: EvidenceItem) {
    if (action === 'edit') edit(item)
    else if (action === 'delete') remove(item)
    else move(action, item)
  }

  function edit({ id, ...values }: EvidenceItem) {
    if (editedId === undefined) setWaiting(draft)
    setDraft(values)
    setEditedId(id)
  }

  function remove(item: EvidenceItem) {
    change(removeItem(work.chain, item.id), entriesOf(item, undefined))
    setRemoved({ item, place: work.chain.indexOf(item) })
    if (item.id === editedId) resetForm()
    showToast({ title: 'Evidence removed' })
  }

  function undoRemoval() {
    if (!removed) return
    change(insertItem(work.chain, removed.item, removed.place), entriesOf(undefined, removed.item))
    showToast({ title: 'Evidence added' })
  }

  function move(direction: 'up' | 'down', item: EvidenceItem) {
    const chain = direction === 'up' ? moveUp(work.chain, item.id) : moveDown(work.chain, item.id)
    change(chain, [recordMove(item, new Date())])
  }

  function replaceWork(opened: Work) {
    setWork(opened)
    setRemoved(null)
    setWaiting(emptyDraft)
    setDraft(emptyDraft)
    setEditedId(undefined)
  }

  return {
    work,
    signingKey,
    draft,
    editedId,
    removed,
    /** How often an item came from the form into the chain. */
    added,
    changeDraft: setDraft,
    save,
    cancel: resetForm,
    act,
    undoRemoval,
    replaceWork,
    extendLog: (entries: readonly CustodyEntry[]) =>
      setWork(({ chain, log }) => ({ chain, log: [...log, ...entries] })),
    isUnsaved: work.chain.length > 0 || draft !== emptyDraft || waiting !== emptyDraft || removed !== null,
  }
}

/** Of this workspace alone: without its file it is gone when the page is closed. */
function newSigningKey(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(32))
}

function entriesOf(before: EvidenceItem | undefined, after: EvidenceItem | undefined): CustodyEntry[] {
  return recordChange({ before, after }, new Date())
}
