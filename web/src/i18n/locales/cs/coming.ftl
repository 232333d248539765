watch-invite = Pozvat diváky
watch-invite-more = Kdo otevře tento odkaz, může se dívat, ale ne hrát ani psát do chatu u stolu.
watch-invite-text = Podívejte se, jak hrajeme
seat-freed = Hostitel uvolnil vaše místo.
