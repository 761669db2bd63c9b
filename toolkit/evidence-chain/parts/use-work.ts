import { useState } from 'react'
import { showToast } from '../../shared/screen/toaster.tsx'
import { addItem, moveDown, moveUp, removeItem, updateItem } from '../engine/chain.ts'
import type { CustodyEntry } from '../engine/custody-log.ts'
import { type EvidenceDraft, type EvidenceItem, emptyDraft, itemFrom } from '../engine/evidence-item.ts'
import { newId } from '../engine/new-id.ts'
import type { Work } from '../engine/package/build-package.ts'
import { recordChange, recordMove } from '../engine/record-change.ts'
import type { ItemAction } from './chain-list.tsx'

/** The chain, its log and the form, and all that can be done to them (specification 4.9). */
export function useWork() {
  const [work, setWork] = useState<Work>({ chain: [], log: [] })
  const [draft, setDraft] = useState<EvidenceDraft>(emptyDraft)
  const [editedId, setEditedId] = useState<string>()

  function resetForm() {
    setDraft(emptyDraft)
    setEditedId(undefined)
  }

  function save() {
    const item = itemFrom(draft, editedId ?? newId())
    if (!item) {
      const description = 'Please provide at least a type and description.'
      showToast({ title: 'Missing information', description, tone: 'danger' })
    } else if (editedId === undefined) {
      setWork({ chain: addItem(work.chain, item), log: [...work.log, ...change(undefined, item)] })
      showToast({ title: 'Evidence added' })
      resetForm()
    } else {
      const before = work.chain.find(({ id }) => id === editedId)
      setWork({ chain: updateItem(work.chain, item), log: [...work.log, ...change(before, item)] })
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
    setDraft(values)
    setEditedId(id)
  }

  function remove(item: EvidenceItem) {
    setWork({ chain: removeItem(work.chain, item.id), log: [...work.log, ...change(item, undefined)] })
    if (item.id === editedId) resetForm()
    showToast({ title: 'Evidence removed' })
  }

  function move(direction: 'up' | 'down', item: EvidenceItem) {
    const chain = direction === 'up' ? moveUp(work.chain, item.id) : moveDown(work.chain, item.id)
    setWork({ chain, log: [...work.log, recordMove(item, new Date())] })
  }

  function replaceWork(opened: Work) {
    setWork(opened)
    resetForm()
  }

  return {
    work,
    draft,
    editedId,
    changeDraft: setDraft,
    save,
    cancel: resetForm,
    act,
    replaceWork,
    extendLog: (entries: readonly CustodyEntry[]) =>
      setWork(({ chain, log }) => ({ chain, log: [...log, ...entries] })),
    isUnsaved: work.chain.length > 0 || draft !== emptyDraft,
  }
}

function change(before: EvidenceItem | undefined, after: EvidenceItem | undefined): CustodyEntry[] {
  return recordChange({ before, after }, new Date())
}
