"""Prints every word that python-docx and openpyxl find in a document, one row for each file: its path, a tab, and the words as JSON."""
import json
import sys

import docx
import openpyxl


def words_of_letter(path):
    document = docx.Document(path)
    yield from (getattr(document.core_properties, name) for name in NAMES)
    for part in [document, *(one for section in document.sections for one in ends_of(section))]:
        yield from (paragraph.text for paragraph in part.paragraphs)
        for table in part.tables:
            for row in table.rows:
                yield from (cell.text for cell in row.cells)
    yield from (style.name for style in document.styles)
    for part in document.part.package.iter_parts():
        yield str(part.partname)
        yield part.blob.decode("utf-8", "replace")


def ends_of(section):
    return [
        section.header,
        section.footer,
        section.first_page_header,
        section.first_page_footer,
        section.even_page_header,
        section.even_page_footer,
    ]


def words_of_book(path):
    book = openpyxl.load_workbook(path)
    yield from (getattr(book.properties, name) for name in NAMES)
    yield from book.defined_names if hasattr(book.defined_names, "keys") else (one.name for one in book.defined_names.definedName)
    for sheet in book.worksheets:
        yield sheet.title
        for row in sheet.iter_rows():
            for cell in row:
                yield cell.value
                yield cell.number_format
                yield cell.comment.text if cell.comment else None
                yield cell.hyperlink.target if cell.hyperlink else None
        for rule in sheet.data_validations.dataValidation:
            yield from (rule.prompt, rule.error, rule.promptTitle, rule.errorTitle, rule.formula1)
        yield sheet.oddHeader.center.text
        yield sheet.oddFooter.center.text


NAMES = ["title", "subject", "keywords", "category"]

for path in sys.argv[1:]:
    words_of = words_of_letter if path.endswith(".docx") else words_of_book
    words = [str(one) for one in words_of(path) if one not in (None, "")]
    print(path, json.dumps(words), sep="\t")
