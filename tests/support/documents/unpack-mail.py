"""Takes a mail or a box of mails apart with Python's own reader: python3 unpack-mail.py MAIL FOLDER.

Each part becomes a file of the folder. Prints the names of all lines in heads, of mails within mails too.
"""

import email
import mailbox
import os
import sys
from email import policy

path, folder = sys.argv[1:]
heads = set()
parts = 0


def unpack(message):
    global parts
    heads.update(name.lower() for name in message.keys())
    for part in message.iter_parts() if message.is_multipart() and message.get_content_maintype() == 'multipart' else [message]:
        if part is not message and part.get_content_maintype() == 'multipart':
            unpack(part)
            continue
        heads.update(name.lower() for name in part.keys())
        if part.get_content_type() == 'message/rfc822':
            for inner in part.get_payload():
                unpack(inner)
            continue
        parts += 1
        ending = part.get_content_subtype().split('+')[0].split('.')[-1][:20]
        with open(os.path.join(folder, f'part-{parts}.{ending}'), 'wb') as file:
            file.write(part.get_payload(decode=True) or b'')


with open(path, 'rb') as file:
    start = file.read(5)
if start == b'From ':
    for one in mailbox.mbox(path, factory=lambda file: email.message_from_binary_file(file, policy=policy.default)):
        unpack(one)
else:
    with open(path, 'rb') as file:
        unpack(email.message_from_binary_file(file, policy=policy.default))
print('\n'.join(sorted(heads)))
