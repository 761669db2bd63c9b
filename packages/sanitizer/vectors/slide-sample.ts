import {
  Markers,
  officeNamespaces,
  packageOf,
  propertyParts,
  relationsOf,
  rootRelations,
  typesOf,
} from './office-package.ts'

/** Invented slides of PowerPoint: one shown, with notes and an embedded file, and one hidden. */
export function slideSample(picture: Uint8Array): { bytes: Uint8Array; markers: string[]; hidden: string[] } {
  const markers = new Markers()
  const m = (place: string) => markers.at(place)
  const hidden = new Markers()
  const h = (place: string) => hidden.at(`hide${place}`)
  const group = `<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>`
  const text = (words: string, attributes = '') =>
    `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${m('shape')}" descr="${m('shapedescription')}"${attributes}/><p:cNvSpPr/><p:nvPr><p:custDataLst><p:tags r:id="rId9"/></p:custDataLst><p:extLst><p:ext uri="{D42A27DB-BD31-4B8C-83A1-F6EECF244321}"><p14:modId val="${m('modid')}"/></p:ext></p:extLst></p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="3000000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:t>${words}</a:t></a:r></a:p></p:txBody></p:sp>`
  const embedded = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5" name="${m('frame')}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/presentationml/2006/ole"><p:oleObj name="${m('olename')}" r:id="rId3" progId="${m('progid')}"><p:embed/><p:pic><p:nvPicPr><p:cNvPr id="6" name="x"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="rId4"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="2000000"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic></p:oleObj></a:graphicData></a:graphic></p:graphicFrame>`
  const slide = (words: string, shown: string) =>
    `<?xml version="1.0"?><p:sld ${officeNamespaces}${shown}><p:cSld name="${m('slidename')}"><p:spTree>${group}${words}</p:spTree><p:custDataLst><p:tags r:id="rId9"/></p:custDataLst><p:extLst><p:ext uri="{BB962C8B-B14F-4D97-AF65-F5344CB8AC3E}"><p14:creationId val="${m('creation')}"/></p:ext></p:extLst></p:cSld></p:sld>`
  const tree = `<p:cSld name="${m('layoutname')}"><p:spTree>${group}</p:spTree></p:cSld>`
  const map = `<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>`
  const parts = {
    '[Content_Types].xml': typesOf(
      'application/vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml',
      'ppt/presentation.xml',
    ),
    '_rels/.rels': rootRelations('ppt/presentation.xml'),
    ...propertyParts(markers),
    'ppt/presentation.xml': `<?xml version="1.0"?><p:presentation ${officeNamespaces}><p:sldMasterIdLst><p:sldMasterId id="2147483999" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst><p:sldId id="999" r:id="rId2"/><p:sldId id="1000" r:id="rId3"/></p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/><p:custShowLst><p:custShow name="${m('show')}" id="0"><p:sldLst><p:sld r:id="rId3"/></p:sldLst></p:custShow></p:custShowLst><p:modifyVerifier hashData="${m('verifier')}"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationsOf([
      ['rId1', 'slideMaster', 'slideMasters/slideMaster1.xml'],
      ['rId2', 'slide', 'slides/slide1.xml'],
      ['rId3', 'slide', 'slides/slide2.xml'],
      ['rId4', 'commentAuthors', 'commentAuthors.xml'],
      ['rId5', 'presProps', 'presProps.xml'],
    ]),
    'ppt/slides/slide1.xml': slide(text('Visible one') + embedded + text(h('shapetext'), ' hidden="1"'), ''),
    'ppt/slides/_rels/slide1.xml.rels': relationsOf([
      ['rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['rId2', 'notesSlide', '../notesSlides/notesSlide1.xml'],
      ['rId3', 'oleObject', '../embeddings/object.bin'],
      ['rId4', 'image', '../media/picture.png'],
      ['rId5', 'comments', '../comments/comment1.xml'],
      ['rId9', 'tags', '../tags/tag1.xml'],
    ]),
    'ppt/slides/slide2.xml': slide(text(h('slide')), ' show="0"'),
    'ppt/slides/_rels/slide2.xml.rels': relationsOf([
      ['rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
    ]),
    'ppt/slideMasters/slideMaster1.xml': `<?xml version="1.0"?><p:sldMaster ${officeNamespaces}>${tree}${map}<p:sldLayoutIdLst><p:sldLayoutId id="2147484777" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationsOf([
      ['rId1', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
    ]),
    'ppt/slideLayouts/slideLayout1.xml': `<?xml version="1.0"?><p:sldLayout ${officeNamespaces}>${tree}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationsOf([
      ['rId1', 'slideMaster', '../slideMasters/slideMaster1.xml'],
    ]),
    'ppt/notesSlides/notesSlide1.xml': `<?xml version="1.0"?><p:notes ${officeNamespaces}><p:cSld><p:spTree>${group}${text(h('notes'))}</p:spTree></p:cSld></p:notes>`,
    'ppt/notesSlides/_rels/notesSlide1.xml.rels': relationsOf([['rId1', 'slide', '../slides/slide1.xml']]),
    'ppt/comments/comment1.xml': `<?xml version="1.0"?><p:cmLst ${officeNamespaces}><p:cm authorId="0"><p:text>${m('comment')}</p:text></p:cm></p:cmLst>`,
    'ppt/commentAuthors.xml': `<?xml version="1.0"?><p:cmAuthorLst ${officeNamespaces}><p:cmAuthor id="0" name="${m('commentauthor')}" initials="X"/></p:cmAuthorLst>`,
    'ppt/presProps.xml': `<?xml version="1.0"?><p:presentationPr ${officeNamespaces}><p:htmlPubPr r:id="${m('publish')}"/></p:presentationPr>`,
    'ppt/tags/tag1.xml': `<?xml version="1.0"?><p:tagLst ${officeNamespaces}><p:tag name="${m('tagname')}" val="${m('tag')}"/></p:tagLst>`,
    'ppt/embeddings/object.bin': m('ole'),
    'ppt/media/picture.png': picture,
  }
  return { bytes: packageOf(parts), markers: markers.all, hidden: hidden.all }
}
